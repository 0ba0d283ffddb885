/** Path of the lobby: where a page without another aim leads, and the one shell that a browser keeps. */
export const homePath = '/m/home';
