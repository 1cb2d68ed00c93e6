package read

import (
	"fmt"
	"os"
	"testing"
)

func TestDump(t *testing.T) {
	if os.Getenv("DUMP") == "" {
		t.Skip()
	}
	r := newReader(t, fake{})
	for _, row := range table(t, os.Getenv("DUMP")) {
		fmt.Println(row[0], "=>", summary(r.Read(row[0], "", "")))
	}
}
