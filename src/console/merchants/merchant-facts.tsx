import type { MerchantPage } from '../../contracts/console/merchant-page.ts';
import { Block, Facts } from '../parts/block.tsx';
import { Ago } from '../parts/moment.tsx';
import { useLanguageName, useText } from '../texts/use-text.ts';

/** What a merchant is, where it is reached, and what is live. */
export function MerchantFacts({ merchant }: { readonly merchant: MerchantPage }) {
  const text = useText();
  const { code, domains, theme, languages, currency, policy, seq, release, at, browsers } = merchant;
  const languageName = useLanguageName();
  const others = languages.offered.filter((tag) => tag !== languages.default);
  return (
    <Block title={text('overview.what')}>
      <Facts>
        <dt>{text('overview.code')}</dt>
        <dd>
          <code>{code}</code>
        </dd>
        <dt>{text('overview.hosts')}</dt>
        <dd>
          {domains.length === 0 ? text('overview.noHosts') : null}
          {domains.map((domain) => (
            <div key={domain}>
              <a href={`${location.protocol}//${domain}`} target="_blank" rel="noreferrer">
                {domain}
              </a>
            </div>
          ))}
        </dd>
        <dt>{text('overview.theme')}</dt>
        <dd>{theme}</dd>
        <dt>{text('overview.languages')}</dt>
        <dd>
          <b>{languageName(languages.default)}</b>
          {others.map((tag) => `, ${languageName(tag)}`)}
        </dd>
        <dt>{text('overview.currency')}</dt>
        <dd>{currency}</dd>
        <dt>{text('overview.policy')}</dt>
        <dd>{policy ?? text('overview.noPolicy')}</dd>
        <dt>{text('overview.live')}</dt>
        <dd>
          <code>{`#${seq}`}</code> <code>{release.slice(0, 12)}</code> <Ago at={at} />
        </dd>
        <dt>{text('overview.open')}</dt>
        <dd>{text('change.browsers', { count: browsers })}</dd>
      </Facts>
    </Block>
  );
}
