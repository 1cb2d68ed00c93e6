package main

import (
	"cmp"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

type npmPackage struct {
	Version, License string
	Dependencies     map[string]string
	DevDependencies  map[string]string
}

func readPackage(path string) (p npmPackage, err error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return p, err
	}
	return p, json.Unmarshal(text, &p)
}

// npmPackages are the dependencies of package.json with theirs, and what is embedded of the others.
func npmPackages() (works []work, err error) {
	own, err := readPackage("package.json")
	if err != nil {
		return nil, err
	}
	names := slices.Collect(maps.Keys(own.Dependencies))
	for name := range own.DevDependencies {
		if inBinary.MatchString(name) {
			names = append(names, name)
		}
	}
	for i := 0; i < len(names); i++ {
		folder := filepath.Join("node_modules", names[i])
		p, err := readPackage(filepath.Join(folder, "package.json"))
		if err != nil {
			return nil, err
		}
		works = append(works, work{name: names[i] + " " + p.Version, folder: folder, states: p.License})
		for needed := range p.Dependencies {
			if !slices.Contains(names, needed) {
				names = append(names, needed)
			}
		}
	}
	slices.SortFunc(works, func(a, b work) int { return cmp.Compare(a.name, b.name) })
	return works, nil
}
