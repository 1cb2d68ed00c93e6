// The dashboard is an island, and not htmx, because it is left open for days beside the create screen: it follows what
// changes elsewhere, says when it cannot, asks in place before it deletes, and draws the chart of days. Words, figures and
// images are the server's (views/account/dashboard.templ); the island mounts beside them and takes none over.
import { mount } from '../lib/mount'
import { Dashboard } from './dashboard'
import './dashboard.css'
import { parseProps } from './props'

mount({ name: 'dashboard', parse: parseProps, Component: Dashboard })
