// Package auditlog holds what the administrator, or the site by itself, did, and how it is looked up.
package auditlog
