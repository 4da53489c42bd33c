import styles from './progress-bar.module.css';

/** How much of a long task is done, 0–1; undefined while nobody can say. */
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
