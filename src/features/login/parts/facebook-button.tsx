import { SocialButton } from './social-button.tsx';

/** Signs in with Facebook (rows ). */
export default function FacebookButton() {
  return <SocialButton provider="facebook" />;
}
