export interface StreamSeat {
  /** Somebody newer has it: the stream ends. */
  readonly lost: boolean;
  leave(): void;
}

/** So many streams of one shoot at once; a further one takes the place of the oldest, which is told by `onLost`. */
export function createStreamSeats(perShoot: number) {
  const taken = new Map<string, Set<{ lost: boolean; onLost: () => void }>>();
  return {
    take(shootId: string, onLost: () => void): StreamSeat {
      const seats = taken.get(shootId) ?? new Set();
      taken.set(shootId, seats);
      const leave = (seat: { lost: boolean; onLost: () => void }) => {
        seats.delete(seat);
        if (seats.size === 0 && taken.get(shootId) === seats) taken.delete(shootId);
      };
      const [oldest] = seats;
      if (oldest && seats.size >= perShoot) {
        seats.delete(oldest);
        oldest.lost = true;
        oldest.onLost();
      }
      const mine = { lost: false, onLost };
      seats.add(mine);
      return {
        get lost() {
          return mine.lost;
        },
        leave: () => leave(mine),
      };
    },
  };
}
