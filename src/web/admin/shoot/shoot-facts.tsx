import type { ReactNode } from 'react';
import { SHOOT_STATE_NAMES } from '../../../features/shoots/operator/shoot-states.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { Facts, StateMark } from '../../../ui/dashboard/stats.tsx';
import { codeWords, counted } from '../../../ui/dashboard/story-entry.ts';
import type { ShootPageData } from './load-shoot.server.ts';

type Props = Pick<ShootPageData, 'shoot' | 'counts'>;

/** The facts of a shoot, without its photos. */
export function ShootFacts({ shoot, counts }: Props) {
  const { packageId, styles, receipt } = shoot;
  return (
    <Facts
      facts={[
        { label: 'State', value: <StateMark>{SHOOT_STATE_NAMES[shoot.state]}</StateMark> },
        { label: 'Package', value: packageId ? packagesTexts.en.names[packageId] : '–' },
        { label: 'Styles', value: styles.length > 0 ? styles.join(', ') : '–' },
        { label: 'Clothes', value: shoot.clothes },
        { label: 'Customer', value: [shoot.firstName, shoot.email].filter(Boolean).join(', ') || '–' },
        { label: 'Language', value: shoot.language },
        { label: 'Selfies', value: `${counts.selfies}, ${counts.accepted} accepted` },
        { label: 'Comparison', value: codeWords(shoot.compareState) },
        { label: 'Preview', value: codeWords(shoot.previewState) },
        { label: 'Headshots', value: counts.headshots },
        { label: 'Visits', value: `${counts.visits}, with ${counted(counts.downloads, 'download')}` },
        { label: shoot.erasedAt ? 'Erased' : 'Will be erased', value: erasure(shoot) },
        ...(receipt
          ? [
              {
                label: 'Receipt',
                value: (
                  <a href={receipt} target="_blank" rel="noreferrer">
                    Receipt of deletion
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function erasure({ state, erasedAt, expiresAt }: Props['shoot']): ReactNode {
  if (erasedAt) return <Moment at={erasedAt} />;
  if (state === 'paid' || state === 'rendering') return 'after the delivery';
  return <Moment at={expiresAt} />;
}
