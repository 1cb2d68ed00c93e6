// The dashboard is an island, and not htmx, because it is left open for days beside the create screen: it follows the
// credits and pictures that change elsewhere, keeps its figures when the connection goes, and deletes in place. The server
// sends the same screen as plain HTML with all figures in it, so nothing is fetched, and nothing moves, when this starts.
import { mount } from '../lib/mount'
import { Dashboard } from './dashboard'
import './dashboard.css'
import { adoptOpened, parseProps } from './props'

mount({ name: 'dashboard', parse: parseProps, adopt: adoptOpened, Component: Dashboard })
