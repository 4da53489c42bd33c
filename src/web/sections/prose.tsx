import styles from './prose.module.css';

/** Long text from Markdown of ours, as HTML made on the server (platform/markdown), which takes no HTML from outside. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
