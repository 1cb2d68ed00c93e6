package mail

import "strings"

// WhatWaits tells the administrator what waits: items are lines. Urgent is the one thing that can't wait for the digest.
func WhatWaits(t To, items string, urgent bool) Email {
	lines := strings.Split(items, "\n")
	l := t.email("Waiting for you on " + t.Brand + ": " + strings.ToLower(lines[0][:1]) + lines[0][1:])
	l.Before = append([]string{"Waiting for you:"}, lines...)
	l.Action = "Open the admin area"
	l.After = []string{"We send this once a day, when something is waiting. Change the hour or turn it off on the admin dashboard, under “Alerts by email”."}
	if urgent {
		l.Subject = "Urgent on " + t.Brand + ": " + strings.ToLower(lines[0][:1]) + lines[0][1:]
		l.Before, l.Action = []string{lines[0] + "."}, "See what happened"
		l.After = []string{"You get at most one email an hour about this. Change that on the admin dashboard, under “Alerts by email”."}
	}
	return l
}
