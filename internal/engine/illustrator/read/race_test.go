//go:build race

package read_test

const raced = true
