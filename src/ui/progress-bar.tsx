import styles from './progress-bar.module.css';

/** A progress bar. `share` is 0–1, or undefined while the progress is unknown. */
export function ProgressBar({ share, label }: { share: number | undefined; label: string }) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-unknown={percent === undefined || undefined}
    >
      <div className={styles.bar} style={{ width: `${percent ?? 30}%` }} />
    </div>
  );
}
