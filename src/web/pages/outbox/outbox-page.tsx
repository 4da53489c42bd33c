import { data, Link } from 'react-router';
import { formatMoment } from '../../../i18n/day.ts';
import { outboxTexts } from '../../../i18n/outbox/index.ts';
import { listOutbox, readOutboxHtml } from '../../../platform/mail/list-outbox.ts';
import { NotFoundPage } from '../../../ui/error-page.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page.tsx';
import { webContext } from '../../context.ts';
import { isOwnHost } from '../../own-host.ts';
import { privateMeta, rootOf } from '../../page-meta.ts';
import type { Route } from './+types/outbox-page.ts';
import styles from './outbox.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { outboxDir, publicUrl } = context.get(webContext).settings;
  if (outboxDir === undefined || !isOwnHost(new URL(request.url).hostname, publicUrl))
    return data({ outbox: undefined }, { status: 404 });
  const mails = await listOutbox(outboxDir);
  const name = new URL(request.url).searchParams.get('mail');
  const opened = mails.find((mail) => mail.name === name);
  const html = opened && (await readOutboxHtml(outboxDir, opened.name));
  return { outbox: { mails, opened: opened && { ...opened, html: html ?? '' } } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootOf(matches);
  if (!root) return [];
  const title = loaderData?.outbox ? outboxTexts[root.language].title : root.errors.notFound.title;
  return privateMeta(title);
};

export default function OutboxPage({ loaderData: { outbox } }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = outboxTexts[language];
  if (!outbox) {
    return (
      <Page>
        <NotFoundPage />
      </Page>
    );
  }
  const { mails, opened } = outbox;
  return (
    <Page>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {mails.length === 0 ? <p>{texts.empty}</p> : null}
      {mails.length > 0 ? (
        <div className={styles.columns}>
          <nav aria-label={texts.list}>
            <ul className={styles.list}>
              {mails.map((mail) => (
                <li key={mail.name}>
                  <Link
                    to={`?mail=${mail.name}`}
                    preventScrollReset
                    className={styles.item}
                    aria-current={mail.name === opened?.name ? 'true' : undefined}
                  >
                    <span className={styles.subject}>{mail.subject}</span>
                    <span className={styles.meta}>{mail.to}</span>
                    <span className={styles.meta}>{formatMoment(mail.sentAt.toISOString(), language)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {opened ? (
            <article className={styles.mail}>
              <h2>{opened.subject}</h2>
              <h3>{texts.html}</h3>
              <iframe
                className={styles.html}
                title={texts.html}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                srcDoc={opened.html}
              />
              <h3>{texts.text}</h3>
              <pre className={styles.text}>
                <TextWithLinks text={opened.text} />
              </pre>
            </article>
          ) : (
            <p>{texts.choose}</p>
          )}
        </div>
      ) : null}
    </Page>
  );
}

const URLS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/** Renders a mail's plain text with its URLs as links. */
function TextWithLinks({ text }: { text: string }) {
  // Splitting by a captured group puts the URLs at the odd indices.
  return text.split(URLS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part}>
        {part}
      </a>
    ),
  );
}
