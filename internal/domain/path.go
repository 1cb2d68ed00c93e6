package domain

import "strings"

// LocalPath returns where redirect= may lead: a path of this site, never another one. What is not such a path gives "".
// A bare word such as "pricing" means the page of that name.
func LocalPath(redirect string) string {
	if redirect == "" || strings.ContainsFunc(redirect, func(r rune) bool { return r < ' ' || r == 0x7f || r == '\\' }) {
		return ""
	}
	return "/" + strings.TrimLeft(redirect, "/")
}
