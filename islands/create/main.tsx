// The create screen is an island, and not htmx, because it keeps a conversation going: a draft that chips and steppers edit
// in place, a task that is followed for many seconds, results that come one by one, and keys that move between them.
import { mount } from '../lib/mount'
import { Create } from './create'
import './create.css'
import { adoptTyped, parseProps } from './props'

mount({ name: 'create', parse: parseProps, adopt: adoptTyped, Component: Create })
