import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { QrCode, token } from '../../../ui/index.ts';

/** The page's own address as a code for another phone, and as text to copy. */
export function ScanToOpen() {
  const text = useText();
  // Only the browser knows the address: the server draws the same page for every host of a merchant.
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(`${globalThis.location.origin}/m/app`), []);
  return (
    <Panel aria-label={text('appDownload:scanTitle')}>
      <Code>{address === undefined ? null : <QrCode value={address} label={text('appDownload:qr')} />}</Code>
      <Words>
        <Title>{text('appDownload:scanTitle')}</Title>
        <p>{text('appDownload:scanNote')}</p>
        {address === undefined ? null : <bdi dir="ltr">{address}</bdi>}
      </Words>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 14px;
  padding-block: 20px;
  text-align: center;
`;

const Code = styled.div`
  min-block-size: 176px;
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  max-inline-size: 100%;
  color: ${token('color.muted')};
  bdi { overflow-wrap: anywhere; }
`;

const Title = styled.h2`
  color: ${token('color.text')};
  font-weight: ${token('weight.strong')};
`;
