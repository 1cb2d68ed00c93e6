package views

import (
	"strings"

	"pellucid/internal/domain/upkeep"
)

// AdminBar is what stands above every page of the admin area.
type AdminBar struct {
	Waiting upkeep.Waiting
	Search  string // what was searched for
}

// adminPart is a link of the bar.
type adminPart struct{ Name, Path string }

var adminParts = []adminPart{
	{"Overview", "/admin"}, {"Users", "/admin/users"}, {"Plans", "/admin/subscriptions"}, {"Moderation", "/admin/moderation"}, {"Mail", "/admin/mail"},
	{"Audit log", "/admin/audit"},
}

func (p adminPart) current(c Chrome) bool {
	path, _, _ := strings.Cut(c.Path, "?")
	return path == p.Path || p.Path != "/admin" && strings.HasPrefix(path, p.Path+"/")
}
