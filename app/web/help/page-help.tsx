import { MessageCircleQuestionMark } from 'lucide-react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { keysOf } from '../layouts/page-keys.ts'
import { WithWords } from '../layouts/with-words.tsx'
import { subjectOf } from './about-pages.ts'
import styles from './page-help.module.css'

type Props = { onClose: () => void }

/** What stands on keys in words, which are other ones in each language. */
const keyNames = ['enter', 'escape', 'delete'] as const

/** What the page one is on is for, the keys that work on it, and whom to ask. */
function Help({ onClose }: Props) {
  const t = useWords('app')
  const help = useWords('help')
  const screen = useScreen()
  const href = useSalonHref()
  const named = (key: string) => {
    const name = keyNames.find(one => one === key)
    return name ? t(`keys.name_${name}`) : key
  }
  return (
    <Dialog
      title={help('title')}
      lead={help(`about.${subjectOf(screen)}`)}
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <div className={styles.help}>
        <section aria-labelledby="keys-of-page">
          <h3 id="keys-of-page" className={styles.title}>
            {t('keys.title')}
          </h3>
          <p className={styles.text}>{t('keys.lead')}</p>
          <dl className={styles.keys}>
            {keysOf(screen?.name).map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map(key => (
                    <Kbd key={key}>{named(key)}</Kbd>
                  ))}
                </dt>
                <dd>{t(`keys.${does}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <ButtonLink
          variant="secondary"
          icon={MessageCircleQuestionMark}
          href={href(fairPaths.contact)}
          onPress={onClose}
        >
          {help('ask')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

const PageHelp = (props: Props) => (
  <WithWords of={['help']}>
    <Help {...props} />
  </WithWords>
)
export default PageHelp
