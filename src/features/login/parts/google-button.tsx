import { SocialButton } from './social-button.tsx';

/** Signs in with Google (rows ). */
export default function GoogleButton() {
  return <SocialButton provider="google" />;
}
