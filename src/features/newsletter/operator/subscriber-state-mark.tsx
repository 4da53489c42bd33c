import { StateMark } from '../../../ui/dashboard/stats.tsx';
import type { SubscriberState } from '../confirmation.ts';
import { STATE_WORDS } from './subscriber-words.ts';

export function SubscriberStateMark({ state }: { readonly state: SubscriberState }) {
  return <StateMark tone={state === 'confirmed' ? 'good' : 'plain'}>{STATE_WORDS[state]}</StateMark>;
}
