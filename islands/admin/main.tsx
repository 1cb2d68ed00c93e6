// The admin area is an island, and not htmx, because it is one tool that is worked in for an hour: tables that are
// searched while typing, forms that keep what was typed when the server refuses, and a way back that is there at once.
import { mount } from '../lib/mount'
import { Admin } from './admin'
import './admin.css'
import { parseProps } from './props'

mount({ name: 'admin', parse: parseProps, Component: Admin })
