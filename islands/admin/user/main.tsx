// The acts on a user are an island, and not htmx, because each asks for a reason first, keeps what was typed when the server
// refuses, and leaves the page where it was. Everything that is read is the server's (views/admin/user.templ).
import { mount } from '../../lib/mount'
import { User } from './user'

mount({ name: 'admin-user', Component: User })
