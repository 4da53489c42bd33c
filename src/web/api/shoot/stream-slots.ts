export interface StreamSlot {
  /** True once a newer stream has taken the slot, which ends this stream. */
  readonly isEvicted: boolean;
  release(): void;
}

/** Limits the simultaneous streams of one shoot. A stream beyond the limit evicts the oldest one and calls its `onEvicted`. */
export function createStreamSlots(perShoot: number) {
  const slotsByShoot = new Map<string, Set<{ isEvicted: boolean; onEvicted: () => void }>>();
  return {
    acquire(shootId: string, onEvicted: () => void): StreamSlot {
      const slots = slotsByShoot.get(shootId) ?? new Set();
      slotsByShoot.set(shootId, slots);
      const [oldest] = slots;
      if (oldest && slots.size >= perShoot) {
        slots.delete(oldest);
        oldest.isEvicted = true;
        oldest.onEvicted();
      }
      const slot = { isEvicted: false, onEvicted };
      slots.add(slot);
      return {
        get isEvicted() {
          return slot.isEvicted;
        },
        release: () => {
          slots.delete(slot);
          if (slots.size === 0 && slotsByShoot.get(shootId) === slots) slotsByShoot.delete(shootId);
        },
      };
    },
  };
}
