import { type FormEvent, useEffect, useRef, useState } from 'react'

const PAUSE = 200 // milliseconds without a key, after which the search begins by itself

interface Props {
  search: string
  onSearch: (search: string) => void
}

/** Searches while typing, and at once on Enter. */
export function UserSearch({ search, onSearch }: Props) {
  const [typed, setTyped] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(text.trim()), PAUSE)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    clearTimeout(timer.current)
    onSearch(typed.trim())
  }

  return (
    <search>
      <form className="user-search" onSubmit={submit}>
        <label className="visually-hidden" htmlFor="user-search">
          Search users
        </label>
        <input
          className="input"
          id="user-search"
          type="search"
          value={typed}
          maxLength={254}
          placeholder="Search by username, email or plan"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
        <button className="button button-quiet" type="submit">
          Search
        </button>
      </form>
    </search>
  )
}
