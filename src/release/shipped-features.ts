/** The manifests of the engine's features, for who asks what a flag or a route belongs to. */
export { features as shippedFeatures } from '../features/index.ts';
