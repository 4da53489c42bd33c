import styles from './prose.module.css';

/** Long text as HTML that the server rendered from our own Markdown (platform/markdown), so it is safe to insert. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
