import styles from './frame-toggle.module.css';

export interface FrameToggleProps {
  id?: string;
  kind: 'favourite' | 'select';
  pressed: boolean;
  label: string;
  onToggle: () => void;
}

/** A toggle on a frame's lower edge: a ring marks a favourite, a ticked box marks a selected headshot. */
export function FrameToggle({ id, kind, pressed, label, onToggle }: FrameToggleProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.toggle}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
        {kind === 'favourite' ? (
          <path
            d="M15 2.800C8.800 1.400 2.200 5.800 1.900 12.200 1.600 18 6.500 22.300 12.500 22.200c6.200-.2 10.200-4.900 9.900-10.600C22.100 6.200 17.900 2.900 11.500 3.200"
            strokeWidth={pressed ? 3 : 1.6}
            strokeLinecap="round"
          />
        ) : (
          <>
            <rect x="2.500" y="2.500" width="19" height="19" rx="1" strokeWidth="1.600" />
            {pressed ? (
              <path
                d="M5.500 12.500c1.700 1.400 3 3.200 4 5.500C12.500 11.500 17 6 24 1"
                strokeWidth="3"
                strokeLinecap="round"
              />
            ) : null}
          </>
        )}
      </svg>
    </button>
  );
}
