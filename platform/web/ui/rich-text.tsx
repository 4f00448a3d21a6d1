import styles from './rich-text.module.css'

/** Text somebody wrote with a little form. Only ever given html that the server has sanitised. */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write and on read by the server
  return <div className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
