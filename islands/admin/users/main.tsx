// The list of users is an island, and not htmx, because it is worked in for an hour: it is searched while a user types,
// sorted by a press, and what is there stays while the next comes. The page around it is views/admin/admin.templ.
import { mount } from '../../lib/mount'
import { Users } from './users'

mount({ name: 'admin-users', Component: Users })
