package settings

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"

	"pellucid/store/db"
)

// What make release builds, and from which commit; empty in other builds.
var Release, revision string

type VersionCommand struct{}

// Run prints what this program is made of.
func (VersionCommand) Run() error {
	fmt.Printf("pellucid %s\ncommit   %s\ngo       %s %s/%s\nschema   %d\n",
		ProgramVersion(), cmp.Or(Commit(), "unknown"), runtime.Version(), runtime.GOOS, runtime.GOARCH, db.Schema())
	return nil
}

// ProgramVersion is the release, or what tells a build between two of them.
func ProgramVersion() string {
	at := Commit()
	return cmp.Or(Release, "development-"+cmp.Or(at[:min(len(at), 12)], "build"))
}

// Commit returns the commit that the program was built from, or nothing when it was not built in a repository.
func Commit() string {
	if revision != "" {
		return revision
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	var built, changed string
	for _, setting := range info.Settings {
		switch {
		case setting.Key == "vcs.revision":
			built = setting.Value
		case setting.Key == "vcs.modified" && setting.Value == "true":
			changed = " (with changes)"
		}
	}
	if built == "" {
		return ""
	}
	return built + changed
}
