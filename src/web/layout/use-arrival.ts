import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Arrival, arrivalOf } from './arrival.ts';

/** The visit's source, kept while the visitor goes from page to page. */
export function useArrival(): Arrival | undefined {
  const { search } = useLocation();
  const [first, setFirst] = useState(() => arrivalOf(search));
  const now = arrivalOf(search);
  if (now && now.source !== first?.source) setFirst(now);
  return now ?? first;
}
