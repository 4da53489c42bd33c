import { INTEREST_TAGS, NEWSLETTER_TOPICS, type SubscriberTag } from '../../../catalog/newsletter.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { ActionButton } from '../../../ui/dashboard/action-button.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { TAG_WORDS } from './subscriber-words.ts';

/** The tags of a subscriber, with buttons. Topics can only be removed, because adding one is the subscriber's own choice. */
export function SubscriberTags({
  id,
  tags,
}: {
  readonly id: string;
  readonly tags: readonly SubscriberTag[];
}) {
  const path = `${DASHBOARD_API}/subscribers/${id}/tags`;
  const topics = NEWSLETTER_TOPICS.filter((topic) => tags.includes(topic));
  const isRemovable = (tag: SubscriberTag) => topics.length > 1 || !topics.some((topic) => topic === tag);
  return (
    <ul className="dash-tags">
      {tags.map((tag) => (
        <li key={tag}>
          <StateMark>{TAG_WORDS[tag]}</StateMark>
          {isRemovable(tag) ? (
            <ActionButton
              label="Remove"
              fullLabel={`Remove ${TAG_WORDS[tag]}`}
              look="quiet"
              path={path}
              body={{ tag, isAdded: false }}
              done={`Removed ${TAG_WORDS[tag]}.`}
            />
          ) : null}
        </li>
      ))}
      {INTEREST_TAGS.filter((tag) => !tags.includes(tag)).map((tag) => (
        <li key={tag}>
          <ActionButton
            label={`Add ${TAG_WORDS[tag]}`}
            look="quiet"
            path={path}
            body={{ tag, isAdded: true }}
            done={`Added ${TAG_WORDS[tag]}.`}
          />
        </li>
      ))}
    </ul>
  );
}
