// Command pellucid is the whole product in one file: the server, and the commands that an operator needs beside it.
package main

import "pellucid/cmd/pellucid/program"

func main() { program.Main() }
