import { type SeededRandom, seededRandom } from '../soak/seeded-random.ts';
import type { ApiFault, Network } from './network.ts';
import type { ProviderName } from './providers.ts';

const API_FAULTS: readonly ApiFault[] = ['too-many', 'fails-before', 'fails-after', 'refused'];
/** More than the retries of any SDK, so that some outages are noticed. */
const API_FAULT_TIMES_MAX = 4;

/** Decides which faults happen, by one seeded source of numbers. */
export class Chaos {
  readonly random: SeededRandom;
  /** False at the end of a run: then nothing fails any more. */
  isOn = true;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  /** Returns whether something with this probability happens now. */
  happens(probability: number): boolean {
    return this.random.next() < probability && this.isOn;
  }

  integer(least: number, most: number): number {
    return Math.floor(this.random.between(least, most + 1));
  }

  /** Lets some requests to a provider fail during the work, with this probability. */
  async withApiFaults<Value>(
    network: Network,
    probability: number,
    providers: readonly ProviderName[],
    work: () => Promise<Value>,
  ): Promise<Value> {
    if (!this.happens(probability)) return work();
    const [provider, fault] = [this.random.pick(providers), this.random.pick(API_FAULTS)];
    network.arm(provider, fault, this.integer(1, API_FAULT_TIMES_MAX));
    try {
      return await work();
    } finally {
      network.disarm();
    }
  }
}
