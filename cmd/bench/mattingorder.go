package main

import (
	"fmt"
	"strings"
)

// printFlatOrder compares the two methods that work on flat backgrounds in either order: where the first one refuses a scene, the
// second one cuts it out.
func printFlatOrder(rows []matteRow) {
	scenes := map[string]map[string]matteRow{} // by ground and subject, then by method
	var order []string
	for _, r := range rows {
		method, ground, flat := strings.Cut(r.method, ", on flat ")
		if !flat {
			continue
		}
		key := ground + ": " + r.subject
		if scenes[key] == nil {
			scenes[key] = map[string]matteRow{}
			order = append(order, key)
		}
		scenes[key][method] = r
	}
	for _, methods := range [][2]string{{"keyed", "neural"}, {"neural", "keyed"}} {
		var sad []float64
		right, refused := 0, 0
		for _, key := range order {
			row := scenes[key][methods[0]]
			if row.refused {
				row = scenes[key][methods[1]]
			}
			switch {
			case row.refused:
				refused++
				continue
			case row.SAD < good:
				right++
			}
			sad = append(sad, row.SAD)
		}
		if len(sad) > 0 {
			fmt.Printf("flat backgrounds, %s before %s: %d of %d right, %d refused, median SAD %.2f\n", methods[0], methods[1], right, len(order), refused, median(sad))
		}
	}
}
