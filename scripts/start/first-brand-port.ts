/** First of the ports that serve one brand each, for machines that do not resolve `*.localhost`. */
export const firstBrandPort = 4101;
