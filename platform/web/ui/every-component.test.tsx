import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Avatar, AvatarStack } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Card, CardGrid } from './card.tsx'
import { CheckboxField, CheckboxGroupField } from './checkbox.tsx'
import { Chip, ChipLink } from './chip.tsx'
import { ColorField } from './color-field.tsx'
import { ComboboxField } from './combobox.tsx'
import { Confirm } from './confirm.tsx'
import { DateField } from './date-field.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { designWords } from './design/words.ts'
import { DesignPage } from './design-page.tsx'
import { Dialog, DialogTrigger } from './dialog.tsx'
import { Disclosure } from './disclosure.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Figure, Figures } from './figure-card.tsx'
import { FileDrop } from './file-drop.tsx'
import { Flag } from './flag.tsx'
import { Form } from './form.tsx'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import { KitWordsProvider } from './kit-words.tsx'
import { Lamp } from './lamp.tsx'
import { LanguageMark } from './language-mark.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { LoadState } from './load-state.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Mark } from './mark.tsx'
import { ActionsMenu } from './menu.tsx'
import { NumberField } from './number-field.tsx'
import { PageTitle } from './page-title.tsx'
import { Pagination } from './pagination.tsx'
import { PopoverButton } from './popover.tsx'
import { Progress } from './progress.tsx'
import { RadioGroupField } from './radio-group.tsx'
import { ReorderList } from './reorder-list.tsx'
import { RichText } from './rich-text.tsx'
import { Say } from './say.tsx'
import { Segmented, SegmentedLinks } from './segmented.tsx'
import { SelectField } from './select.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Skeleton } from './skeleton.tsx'
import { SwitchField } from './switch.tsx'
import { Table } from './table.tsx'
import { TabLinks, Tabs } from './tabs.tsx'
import { TagField } from './tag-field.tsx'
import { PasswordField, TextAreaField, TextField } from './text-field.tsx'
import { Toasts } from './toast.tsx'
import { SearchField, Toolbar } from './toolbar.tsx'
import { Tooltip } from './tooltip.tsx'

const nothing = () => undefined
const options = [
  { id: 'a', label: 'Alpha', hint: 'First' },
  { id: 'b', label: 'Beta' },
]
const onServer = (element: ReactNode) =>
  renderToString(
    <MemoryRouter>
      <I18nProvider locale="fr-FR">
        <KitWordsProvider words={designWords}>{element}</KitWordsProvider>
      </I18nProvider>
    </MemoryRouter>,
  )

/** Every component with the words its first HTML must already hold. */
const components: readonly (readonly [name: string, element: ReactNode, words: readonly string[]])[] = [
  ['Avatar', <Avatar key="x" name="Inès Carpentier" isAlone />, ['IC', 'Inès Carpentier']],
  ['AvatarStack', <AvatarStack key="x" people={Array(6).fill({ name: 'Jo Am' })} />, ['JA']],
  ['Badge', <Badge key="x">Draft</Badge>, ['Draft']],
  [
    'Breadcrumb',
    <Breadcrumb key="x" crumbs={[{ label: 'Hall', href: '/h' }, { label: 'Stand' }]} />,
    ['/h', 'Stand'],
  ],
  ['Button', <Button key="x">Visit</Button>, ['Visit', '<button']],
  [
    'Button, pending',
    <Button key="x" isPending>
      Visit
    </Button>,
    ['Visit', 'progressbar'],
  ],
  [
    'ButtonLink',
    <ButtonLink key="x" href="/hall">
      Visit
    </ButtonLink>,
    ['href="/hall"'],
  ],
  [
    'Card',
    <CardGrid key="x">
      <Card title="Hall" href="/a">
        Text
      </Card>
    </CardGrid>,
    ['Hall', 'Text'],
  ],
  ['CheckboxField', <CheckboxField key="x">I agree</CheckboxField>, ['I agree']],
  ['CheckboxGroupField', <CheckboxGroupField key="x" label="Which" options={options} />, ['Which', 'Alpha']],
  [
    'Chip',
    <Chip key="x" isSelected onChange={nothing}>
      All
    </Chip>,
    ['aria-pressed="true"'],
  ],
  [
    'ChipLink',
    <ChipLink key="x" href="/all" isCurrent>
      All
    </ChipLink>,
    ['aria-current="true"'],
  ],
  [
    'ColorField',
    <ColorField key="x" label="Colour" name="c" value="#14808a" swatches={['#14808a']} />,
    ['#14808a'],
  ],
  ['ComboboxField', <ComboboxField key="x" label="City" options={options} />, ['City', 'combobox']],
  [
    'Confirm',
    <Confirm
      key="x"
      isOpen={false}
      onOpenChange={nothing}
      title="Erase?"
      confirmLabel="Erase"
      onConfirm={nothing}
    />,
    [],
  ],
  ['DateField', <DateField key="x" label="Day" name="day" value="2026-11-24" />, ['Day', '2026-11-24']],
  [
    'DateTimeField',
    <DateTimeField key="x" label="From" name="from" timeZone="Europe/Paris" value="2026-11-24T09:42:00Z" />,
    ['2026-11-24T09:42:00.000Z'],
  ],
  [
    'Dialog',
    <DialogTrigger key="x">
      <Button>Open</Button>
      <Dialog title="Title">Body</Dialog>
    </DialogTrigger>,
    ['Open'],
  ],
  [
    'Disclosure',
    <Disclosure key="x" title="More">
      Folded
    </Disclosure>,
    ['More', 'Folded'],
  ],
  [
    'EmptyState',
    <EmptyState key="x" title="Nothing kept">
      Keep some.
    </EmptyState>,
    ['Nothing kept', 'Keep some.'],
  ],
  ['ErrorState', <ErrorState key="x" title="It failed" onRetry={nothing} />, ['It failed', 'Try again']],
  [
    'Figure',
    <Figures key="x">
      <Figure label="Lit" value="49" of="of 73" />
    </Figures>,
    ['49', 'of 73'],
  ],
  [
    'FileDrop',
    <FileDrop key="x" label="Logo" accepts={['image/png']} maxSize={2e6} onChoose={nothing} />,
    ['Logo', 'PNG', '2 Mo'],
  ],
  [
    'Form',
    <Form key="x" problems={{ message: 'No' }} onSubmit={nothing}>
      <TextField label="Name" name="n" />
    </Form>,
    ['No', 'Name'],
  ],
  ['Icon', <Icon key="x" of={Inbox} />, ['<svg']],
  ['Flag', <Flag key="x" of="en" />, ['<svg', 'aria-hidden="true"']],
  ['Kbd', <Kbd key="x">L</Kbd>, ['<kbd']],
  ['Lamp', <Lamp key="x" />, ['<svg']],
  ['LanguageMark', <LanguageMark key="x" of="de" />, ['allemand']],
  [
    'LanguageTabs',
    <LanguageTabs
      key="x"
      label="Languages"
      languages={[
        { code: 'fr', name: 'Français' },
        { code: 'en', name: 'English', isMissing: true },
      ]}
    >
      {code => <TextField label={`Title ${code}`} />}
    </LanguageTabs>,
    ['Français', 'Title fr', 'Title en', 'Translation missing'],
  ],
  ['LoadingBar', <LoadingBar key="x" isLoading />, ['Loading']],
  ['Mark', <Mark key="x" name="Nordalia Robotique" color="#14808a" shape="ci" isAlone />, ['NR']],
  [
    'ActionsMenu',
    <ActionsMenu key="x" name="Stand A6" entries={[{ id: 'a', label: 'Edit' }]} />,
    ['Actions: Stand A6'],
  ],
  ['NumberField', <NumberField key="x" label="Stands" value={1284} />, ['Stands', '284']],
  ['PageTitle', <PageTitle key="x" title="Open" lead="Today" />, ['<h1', 'Today']],
  [
    'SelectionBar',
    <SelectionBar key="x" count="3 rows" onClear={nothing}>
      <Button>Validate</Button>
    </SelectionBar>,
    ['role="group"', '3 rows', 'Validate'],
  ],
  [
    'Pagination',
    <Pagination key="x" current={2} total={9} hrefFor={page => `?page=${page}`} count="9 pages" />,
    ['?page=3', 'aria-current="page"'],
  ],
  ['PasswordField', <PasswordField key="x" label="Password" />, ['Password', 'Show password']],
  [
    'PopoverButton',
    <PopoverButton key="x" label="Filters" trigger={<Button>Filters</Button>}>
      Inside
    </PopoverButton>,
    ['Filters'],
  ],
  [
    'Progress',
    <Progress key="x" label="Sent" value={20} max={50} />,
    ['Sent', 'aria-valuenow="20"', 'aria-valuetext="40 %"'],
  ],
  [
    'RadioGroupField',
    <RadioGroupField key="x" label="Who" options={options} defaultValue="a" />,
    ['Who', 'Alpha'],
  ],
  [
    'ReorderList',
    <ReorderList
      key="x"
      label="Halls"
      items={[{ id: 'a' }]}
      itemId={hall => hall.id}
      itemName={hall => hall.id}
      onReorder={nothing}
    >
      {hall => `Hall ${hall.id}`}
    </ReorderList>,
    ['Hall a', 'Move a'],
  ],
  ['RichText', <RichText key="x" html="<p>Hello</p>" />, ['<p>Hello</p>']],
  ['Say', <Say key="x" label="Talking" />, ['Talking']],
  [
    'SearchField',
    <Toolbar key="x" label="Tools">
      <SearchField placeholder="A name" />
    </Toolbar>,
    ['A name', 'Tools'],
  ],
  [
    'Segmented',
    <Segmented key="x" label="View" value="a" onChange={nothing} segments={options} />,
    ['Alpha', 'type="radio"', 'checked=""'],
  ],
  [
    'SegmentedLinks',
    <SegmentedLinks key="x" label="View" current="a" segments={[{ id: 'a', label: 'Scene', href: '/s' }]} />,
    ['/s', 'aria-current="true"'],
  ],
  [
    'SelectField',
    <SelectField key="x" label="Sector" name="sector" options={options} defaultValue="a" />,
    ['Sector', 'Alpha'],
  ],
  [
    'Skeleton',
    <>
      <Skeleton key="l" />
      <Skeleton key="c" shape="card" />
      <Skeleton key="r" shape="rows" />
      <Skeleton key="f" shape="figures" />
    </>,
    ['Loading'],
  ],
  [
    'LoadState',
    <>
      <LoadState of={{ error: null, refetch: nothing }} />
      <LoadState
        of={[
          { error: null, refetch: nothing },
          { error: Error('No network'), refetch: nothing },
        ]}
      />
      <LoadState of={{ error: Error('Gone'), refetch: nothing }} failed="The halls are missing" />
    </>,
    ['Loading', 'This could not be loaded', 'No network', 'Try again', 'The halls are missing', 'Gone'],
  ],
  ['SwitchField', <SwitchField key="x" label="Free" />, ['Free', 'role="switch"']],
  [
    'Table',
    <Table
      key="x"
      label="Firms"
      columns={[{ id: 'n', label: 'Name', isSortable: true, render: row => row.name }]}
      rows={[{ name: 'Orsane' }]}
      rowId={row => row.name}
      rowName={row => row.name}
      onSelectionChange={nothing}
      actions={() => []}
    />,
    ['Orsane', 'Name', 'columnheader'],
  ],
  [
    'Table, empty',
    <Table<{ id: string }>
      key="x"
      label="Firms"
      columns={[]}
      rows={[]}
      rowId={row => row.id}
      rowName={row => row.id}
      empty={<EmptyState title="None" />}
    />,
    ['None'],
  ],
  [
    'Tabs',
    <Tabs key="x" label="Parts" tabs={[{ id: 'a', label: 'One', content: 'First' }]} />,
    ['One', 'First'],
  ],
  [
    'TabLinks',
    <TabLinks key="x" label="Parts" current="a" tabs={[{ id: 'a', label: 'One', href: '/1' }]} />,
    ['/1', 'aria-current="page"'],
  ],
  [
    'TagField',
    <TagField key="x" label="Languages" name="l" options={options} defaultValue={['a']} />,
    ['Alpha', 'Remove Alpha', 'name="l"'],
  ],
  [
    'TagField before its names are there',
    <TagField key="x" label="Languages" name="l" options={[]} defaultValue={['1', '6']} />,
    ['name="l" value="1"', 'name="l" value="6"'],
  ],
  [
    'TextField',
    <TextField key="x" label="E-mail" isRequired hint="Hidden" error="Wrong" />,
    ['E-mail', 'Hidden', 'Wrong', 'aria-invalid="true"'],
  ],
  [
    'TextAreaField',
    <TextAreaField key="x" label="Pitch" maxLength={10} defaultValue="abc" />,
    ['Pitch', 'Characters left: 7'],
  ],
  ['Toasts', <Toasts key="x" />, []],
  [
    'Tooltip',
    <Tooltip key="x" text="Call">
      <Button aria-label="Call">C</Button>
    </Tooltip>,
    ['Call'],
  ],
  ['DesignPage', <DesignPage key="x" />, ['Light means somebody']],
]

test.each(components)('%s is whole in the first HTML', (_, element, words) => {
  const html = onServer(element).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
  for (const word of words) expect(html).toContain(word)
})

test('a text in the reader’s own language bears no mark', () =>
  expect(onServer(<LanguageMark of="fr" />)).not.toContain('français'))

test('every field names itself by a label that points to it', () => {
  const html = onServer(<TextField label="E-mail" />)
  const [, target] = html.match(/<label[^>]* for="([^"]+)"/) ?? []
  expect(html).toContain(`id="${target}"`)
})

test('a component without the kit’s words fails at once', () => {
  expect(() => renderToString(<Skeleton />)).toThrow('KitWordsProvider')
})

test('a cell without content is empty, so that the card of a phone leaves it out with its label', () => {
  const html = onServer(
    <Table
      label="Jobs"
      columns={[
        { id: 'n', label: 'Name', render: row => row.name },
        { id: 'a', label: 'Action', render: () => null },
      ]}
      rows={[{ name: 'Orsane' }]}
      rowId={row => row.name}
      rowName={row => row.name}
    />,
  )
  expect(html).toMatch(/<td[^>]* data-label="Action"[^>]*><\/td>/)
})

test('a chosen entry whose name is still being fetched shows no id in its place', () => {
  const html = onServer(<TagField label="Languages" name="l" options={options} value={['a', '17']} />)
  expect(html).toContain('Alpha')
  expect(html).not.toMatch(/>\s*17\s*</)
})
