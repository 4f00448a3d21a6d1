import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { classNames } from './class-names.ts'
import { useKitWords } from './kit-words.tsx'
import styles from './language-tabs.module.css'
import tabs from './tabs.module.css'

export interface LanguageTab<Code extends string> {
  /** `fr`, `en`… also the `lang` of what is typed there. */
  code: Code
  /** In its own language: "Français". */
  name: string
  /** Something required is not translated yet. */
  isMissing?: boolean
}

export interface LanguageTabsProps<Code extends string> {
  /** Names the set: "Languages of this fair". */
  label: string
  languages: readonly LanguageTab<Code>[]
  current?: string
  onChange?: (code: Code) => void
  /** Only the current language is in the page: for heavy editors, whose caller keeps what is typed. */
  isLazy?: boolean
  /** The fields of one language. All stay in the form, so nothing typed is lost by changing tabs. */
  children: (code: Code) => ReactNode
}

/** The same fields in several languages, with a mark and a word where a translation is missing. */
export function LanguageTabs<Code extends string>({
  label,
  languages,
  current,
  onChange,
  isLazy,
  children,
}: LanguageTabsProps<Code>) {
  const words = useKitWords()
  return (
    <Tabs
      className={tabs.tabs}
      selectedKey={current}
      onSelectionChange={key => {
        const chosen = languages.find(({ code }) => code === key)
        if (chosen) onChange?.(chosen.code)
      }}
    >
      <TabList className={classNames(tabs.list, styles.list)} aria-label={label}>
        {languages.map(({ code, name, isMissing }) => (
          <Tab key={code} id={code} className={tabs.tab}>
            <span lang={code}>{name}</span>
            {isMissing && (
              <span className={styles.missing} title={words.translationMissing}>
                <span className="visually-hidden">{words.translationMissing}</span>
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {languages.map(({ code }) => (
        <TabPanel
          key={code}
          id={code}
          className={`${tabs.panel} ${styles.panel}`}
          shouldForceMount={!isLazy}
          lang={code}
        >
          {children(code)}
        </TabPanel>
      ))}
    </Tabs>
  )
}
