import styles from './chart.module.css'

export type ChartTableData = {
  /** The first names what the rows are. */
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** The other face of a chart: every value of it, as text. */
export function ChartTable({ columns, rows, label }: ChartTableData & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table} data-wide={columns.length > 4 || undefined}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two booths may have one name; rows have no other order
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
