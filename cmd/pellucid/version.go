package main

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"

	"pellucid/store/db"
)

// What make release builds, and from which commit; empty in other builds.
var release, revision string

type versionCommand struct{}

// Run prints what this program is made of.
func (versionCommand) Run() error {
	fmt.Printf("pellucid %s\ncommit   %s\ngo       %s %s/%s\nschema   %d\n",
		programVersion(), cmp.Or(commit(), "unknown"), runtime.Version(), runtime.GOOS, runtime.GOARCH, db.Schema())
	return nil
}

// programVersion is the release, or what tells a build between two of them.
func programVersion() string {
	at := commit()
	return cmp.Or(release, "development-"+cmp.Or(at[:min(len(at), 12)], "build"))
}

// commit returns the commit that the program was built from, or nothing when it was not built in a repository.
func commit() string {
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
