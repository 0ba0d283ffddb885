declare module '@fontsource-variable/ibm-plex-sans/wght.css';
declare module '@fontsource/ibm-plex-mono/latin-400.css';
declare module '@fontsource/ibm-plex-mono/latin-500.css';
declare module 'uplot/dist/uPlot.min.css';
